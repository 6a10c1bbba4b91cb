/**
 * Copies bytes that are kept into memory of their own. Node.js allocates small buffers in a pool of
 * 8 kB and compresses into chunks of 16 kB, and all of it would be kept with them.
 */
export function ownBytes(bytes: string | Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes))
  if (typeof bytes === 'string') own.write(bytes)
  else bytes.copy(own)
  return own
}
