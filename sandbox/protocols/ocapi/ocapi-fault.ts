/**
 * A refusal in OCAPI's own shape: `{_v, fault: {type, message, arguments}}`.
 * Throw it anywhere below the OCAPI router, which writes it.
 */
export class OcapiFault extends Error {
  constructor(
    readonly status: number,
    /** OCAPI's name of the exception, e.g. "BasketNotFoundException". */
    readonly type: string,
    message: string,
    /** Values that the message is about, keys in camel case as OCAPI writes them. */
    readonly args: Record<string, unknown> = {}
  ) {
    super(message)
    this.name = 'OcapiFault'
  }
}
