import { drawTask, zipTask } from "./archive/archive-tasks.ts";
import { deflateTask } from "./deflate/deflate-task.ts";
import { iconsTask } from "./install/icons-task.ts";
import { picturesTask } from "./open-graph/pictures-task.ts";
import { renderTask } from "./render/render-task.ts";
import { indexTask } from "./search/index-task.ts";
import { parseTask } from "./site/sources/parse-task.ts";
import { serveTasks } from "./threads/serve-tasks.ts";
import { findTask, linkTask } from "./write/write-tasks.ts";

// The script of a worker thread: all that it can be asked for.
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
