/** The fields that leave some of a page, in one file: each page that has one has no other, and the client names one file less. */
export { GlossaryFilter } from "./glossary-filter/glossary-filter.tsx";
export { SetFilter } from "./set-filter/set-filter.tsx";
