/** Numbers as one text: as they lie in memory, in base64. A JSON parser reads it many times faster than the numbers. */
export function textOfNumbers({ buffer, byteOffset, byteLength }: Float64Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}

/** The numbers of a text; of one that was cut, those that are whole. */
export function numbersOfText(text: string): Float64Array {
  const bytes = Buffer.from(text, "base64");
  const numbers = new Float64Array(Math.floor(bytes.length / Float64Array.BYTES_PER_ELEMENT));
  new Uint8Array(numbers.buffer).set(bytes.subarray(0, numbers.byteLength));
  return numbers;
}
