/** Words for the direction of a message: sends, receives, or both. */
export const directionWords = { in: "received", out: "sent", both: "both" } as const;
