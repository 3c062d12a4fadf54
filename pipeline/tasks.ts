import { deflateTask } from "./engine/deflate/deflate-task.ts";
import { serveTasks } from "./engine/threads/serve-tasks.ts";
import { iconsTask } from "./outputs/install/icons-task.ts";
import { drawTask, zipTask } from "./outputs/offline/archive/archive-tasks.ts";
import { picturesTask } from "./outputs/open-graph/pictures-task.ts";
import { indexTask } from "./outputs/search/index-task.ts";
import { renderTask } from "./render/render-task.ts";
import { parseTask } from "./sources/site/parse-task.ts";
import { findTask, linkTask } from "./write/write-tasks.ts";

// The script of a worker thread: the list of its tasks.
serveTasks([
  parseTask,
  renderTask,
  iconsTask,
  picturesTask,
  indexTask,
  drawTask,
  zipTask,
  deflateTask,
  findTask,
  linkTask,
]);
