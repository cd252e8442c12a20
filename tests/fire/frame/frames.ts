export interface Frame {
  opcode: number;
  payload?: Buffer | string;
  /** The last one of its message; so unless told. */
  fin?: boolean;
  /** The three reserved bits. */
  reserved?: number;
  masked?: boolean;
  /** What the header claims, in eight bytes, whatever follows. */
  claims?: bigint;
}

export const [continuation, text, binary, close, ping] = [0, 1, 2, 8, 9] as const;

const mask = Buffer.from([0, 0, 0, 0]);

/** The bytes of a frame of RFC 6455, right or wrong. The mask is of zeros, which changes no byte. */
export function frame({ opcode, payload = '', fin = true, reserved = 0, masked = true, claims }: Frame): Buffer {
  const bytes = Buffer.from(payload);
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  return Buffer.concat([Buffer.from([first]), lengthOf(bytes.length, masked ? 0x80 : 0, claims), masked ? mask : Buffer.alloc(0), bytes]);
}

function lengthOf(length: number, maskBit: number, claims?: bigint): Buffer {
  if (claims !== undefined || length > 0xffff) {
    const long = Buffer.alloc(9);
    long[0] = maskBit | 127;
    long.writeBigUInt64BE(claims ?? BigInt(length), 1);
    return long;
  }
  if (length < 126) return Buffer.from([maskBit | length]);
  return Buffer.from([maskBit | 126, length >> 8, length & 0xff]);
}

/** A message in one frame. */
export const say = (message: object): Buffer => frame({ opcode: text, payload: JSON.stringify(message) });

export const hello = say({ type: 'hello', protocol: 1 });

/** Messages without sense, one more than a session takes before it is closed with 1008. */
export const tooManyFaults = Buffer.concat(Array.from({ length: 6 }, () => say({})));

/** A message that turns out at its end to be no UTF-8. */
export const noUtf8 = frame({ opcode: text, payload: Buffer.concat([Buffer.alloc(40, 'x'), Buffer.from([0xff, 0xff])]) });

/** How a close frame of the server begins. */
export const closeBegins = '\x88';
