"""Reads a DBC with Debian's canmatrix and decodes payloads.

Standard input: {"dbc": text, "payloads": {message id: [hex, ...]}}, a list of such tasks.
Standard output: for each task {"printed": what canmatrix printed, "frames": [...], "decoded": {id: [{signal: text}]}}.
"""

import contextlib
import io
import json
import sys

with contextlib.redirect_stdout(io.StringIO()):
    import canmatrix.formats


def signal_facts(signal):
    return {
        "name": signal.name,
        "start": signal.get_startbit(bit_numbering=1, start_little=0),
        "length": signal.size,
        "order": "little" if signal.is_little_endian else "big",
        "type": "float" if signal.is_float else "signed" if signal.is_signed else "unsigned",
        "factor": str(signal.factor),
        "offset": str(signal.offset),
        "unit": signal.unit,
        "receivers": sorted(signal.receivers),
        "values": {str(key): value for key, value in signal.values.items()},
    }


def frame_facts(frame):
    return {
        "id": frame.arbitration_id.id,
        "extended": frame.arbitration_id.extended,
        "name": frame.name,
        "length": frame.size,
        "senders": frame.transmitters,
        "period": frame.effective_cycle_time,
        "comment": frame.comment,
        "fd": frame.is_fd,
        "signals": [signal_facts(signal) for signal in frame.signals],
    }


def decode(frame, payload):
    values = frame.decode(bytes.fromhex(payload))
    return {name: str(value.phys_value) for name, value in values.items()}


def read(task):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        matrix = canmatrix.formats.loads_flat(task["dbc"].encode("ascii"), "dbc")
        decoded = {
            str(frame.arbitration_id.id): [
                decode(frame, payload) for payload in task["payloads"].get(str(frame.arbitration_id.id), [])
            ]
            for frame in matrix.frames
        }
    return {
        "printed": printed.getvalue(),
        "frames": [frame_facts(frame) for frame in matrix.frames],
        "decoded": decoded,
    }


json.dump([read(task) for task in json.load(sys.stdin)], sys.stdout)
