import type { RegisterMapSource } from "../../../../schema/generated/types.ts";
import { hexToBytes } from "../../../domain/codecs/hex.ts";
import {
  type ModbusRequest,
  parseModbusRequest,
  parseModbusResponse,
} from "../../../domain/codecs/modbus/modbus-exchange.ts";
import {
  type ModbusFrame,
  type ModbusTransport,
  parseModbusFrame,
} from "../../../domain/codecs/modbus/modbus-frame.ts";

export type Example = NonNullable<RegisterMapSource["examples"]>[number];

/** The two frames of an exchange, taken apart, and the registers that it carries. */
export interface Exchange {
  readonly transport: ModbusTransport;
  readonly frames: { readonly request: ModbusFrame; readonly response: ModbusFrame | undefined };
  readonly request: ModbusRequest;
  /** Words, or bits, from `request.address` on. */
  readonly data: readonly number[];
}

/** Why a frame of an example says nothing. */
interface FrameProblem {
  readonly key: "request" | "response";
  readonly problem: { readonly message: string; readonly hint: string };
}

/** Takes the frames of an example apart; the answer belongs to the request. */
export function parseExchange(example: Example, transport: ModbusTransport): Exchange | FrameProblem {
  const problem = (key: FrameProblem["key"], text: string): FrameProblem => ({
    key,
    problem: { message: `This frame ${text}.`, hint: "Correct the bytes." },
  });
  const frame = parseModbusFrame(hexToBytes(example.request), transport);
  if (!frame.ok) return problem("request", frame.problem);
  const request = parseModbusRequest(frame.value.pdu);
  if (!request.ok) return problem("request", request.problem);
  if (example.response === undefined) {
    return request.value.writes
      ? {
          transport,
          frames: { request: frame.value, response: undefined },
          request: request.value,
          data: request.value.data,
        }
      : {
          key: "request",
          problem: {
            message: "This request reads, and the example has no answer to it.",
            hint: "Add the response.",
          },
        };
  }
  const answer = parseModbusFrame(hexToBytes(example.response), transport);
  if (!answer.ok) return problem("response", answer.problem);
  if (answer.value.unit !== frame.value.unit)
    return problem(
      "response",
      `comes from device ${answer.value.unit}; the request goes to ${frame.value.unit}`,
    );
  if (answer.value.transaction !== frame.value.transaction)
    return problem(
      "response",
      `answers exchange ${answer.value.transaction}; the request is exchange ${frame.value.transaction}`,
    );
  const data = parseModbusResponse(answer.value.pdu, request.value);
  if (!data.ok) return problem("response", data.problem);
  return {
    transport,
    frames: { request: frame.value, response: answer.value },
    request: request.value,
    data: request.value.writes ? request.value.data : data.value,
  };
}
