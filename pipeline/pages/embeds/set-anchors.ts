/** Ids of the headings and rows of sets, which links, searches and former pages name. */
export const setAnchors = {
  block: (id: string): string => `block-${id}`,
  message: (name: string): string => `message-${name}`,
  register: (name: string): string => `register-${name.toLowerCase()}`,
  signal: (message: string, signal: string): string => `signal-${message}-${signal}`,
} as const;
