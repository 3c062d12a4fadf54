interface Anchored {
  readonly anchors: readonly string[];
}

/** An id if the record lists it: a page has the ids that its record names and no others. */
export function anchorOf(record: Anchored, id: string): string | undefined {
  return record.anchors.includes(id) ? id : undefined;
}

/**
 * The id of a part that the layout itself heads, such as "Downloads": `part-downloads`, where the record lists it.
 * The prefix keeps it apart from the headings that authors write.
 */
export function partId(record: Anchored, name: string): string | undefined {
  return anchorOf(record, `part-${name}`);
}
