/** Does `work` for all items, at most `count` at a time; rejects with the first failure, and starts no more after it. */
export async function eachOf<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  let hasFailed = false;
  const run = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined && !hasFailed; item = left.shift()) {
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: count }, run));
  const failure = ends.find((end) => end.status === "rejected");
  if (failure !== undefined) throw failure.reason;
}
