import { createContext } from "react";

/** Whether a component is drawn for the datasheet, where nothing can be opened, followed or scrolled. */
export const OnPaper = createContext(false);
