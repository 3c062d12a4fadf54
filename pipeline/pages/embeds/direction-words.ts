/** What a product does with a message, as tables say it. */
export const directionWords = { in: "received", out: "sent", both: "both" } as const;
