const SHOWN_MS = 1000;

interface Copied {
  readonly className: string;
  /** Visible label of the button. */
  readonly text: string;
  /** The accessible name. */
  readonly name: string;
  /** The text for the clipboard, made when it is asked for. */
  readonly content: () => string;
  /** The element that is selected if access to the clipboard is refused. */
  readonly source: Element;
  /** That as a word: "code". */
  readonly kind: string;
}

/** A button that copies, says so for a second, and is itself again. */
export function copyButton(copied: Copied): HTMLButtonElement {
  const { className, text, name, content, source, kind } = copied;
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  label(button, text, name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener("click", async () => {
    const done = await copy(content());
    if (done) say(button, "Copied", "Copied");
    else {
      // The clipboard may be refused (permission, no https): what is selected the keyboard can copy.
      getSelection()?.selectAllChildren(source);
      say(
        button,
        "Press Ctrl+C",
        `The clipboard was refused. The ${kind} is selected: copy it with the keyboard.`,
      );
    }
    clearTimeout(timer);
    timer = setTimeout(() => rest(button, text, name), done ? SHOWN_MS : 4 * SHOWN_MS);
  });
  return button;
}

/** The place that tells readers who listen what a button has done: there before there is news, and once for a visit. */
export function addNews(): void {
  if (document.querySelector(".copy-news") !== null) return;
  const news = document.createElement("p");
  news.className = "copy-news visually-hidden";
  news.role = "status";
  document.body.append(news);
}

function tell(text: string): void {
  const news = document.querySelector(".copy-news");
  if (news !== null) news.textContent = text;
}

function say(button: HTMLButtonElement, text: string, name: string): void {
  label(button, text, name);
  button.dataset.done = "";
  tell(name);
}

function rest(button: HTMLButtonElement, text: string, name: string): void {
  label(button, text, name);
  delete button.dataset.done;
  tell("");
}

function label(button: HTMLButtonElement, text: string, name: string): void {
  button.textContent = text;
  button.title = text;
  button.ariaLabel = name;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
