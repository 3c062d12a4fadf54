/** Messages of workbox's own development build to developers; visitors get the other one. */
const WORKBOX = /^\w+: (?:%c)?workbox/;

/** Leaves out what is no trouble of the site; `network`: messages of the engine about requests that failed. */
export function withoutNoise(messages: readonly string[], network: RegExp | undefined): string[] {
  return messages.filter((text) => !WORKBOX.test(text) && network?.test(text) !== true);
}
