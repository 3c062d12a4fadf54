/** The token of the editing form, which the server sends with the first event of a page. */
export async function tokenOf(url: string): Promise<string> {
  const { body } = await fetch(new URL("/__fairlead/events", url));
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let received = ""; ; ) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error("The server sent no token.");
    received += value;
    const [, token] = /"token":"([^"]+)"/.exec(received) ?? [];
    if (token === undefined) continue;
    await reader?.cancel();
    return token;
  }
}
