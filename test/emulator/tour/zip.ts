import { crc32 } from 'node:zlib'

/** A ZIP archive of one file, as it is. */
export const zipOf = (name: string, content: string): ArrayBuffer => {
  const [names, bytes] = [Buffer.from(name), Buffer.from(content)]
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt32LE(crc32(bytes), 10)
  about.writeUInt32LE(bytes.length, 14)
  about.writeUInt32LE(bytes.length, 18)
  about.writeUInt16LE(names.length, 22)
  const file = Buffer.concat([Buffer.from('PK\x03\x04'), about, names, bytes])
  const entry = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), about, Buffer.alloc(14), names])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(entry.length, 8)
  end.writeUInt32LE(file.length, 12)
  const all = Buffer.concat([file, entry, Buffer.from('PK\x05\x06'), end])
  return all.buffer.slice(all.byteOffset, all.byteOffset + all.length)
}
