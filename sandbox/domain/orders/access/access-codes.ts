import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../clock'
import type { Ids } from '../../ids'
import type { Database } from '../../../storage/sqlite/database'
import { createOrderAccessStore } from '../../../storage/sqlite/order-access-codes'
import type { FindMailReader } from '../../mails/mail-reader'
import { buildMailText } from '../../mails/mail-texts'
import { writeMail } from '../../mails/write-mail'
import { findOrderReader } from '../order-reader'
import type { Outbox } from '../../outbox'
import type { Order } from '../order'

/** How long a code works, and how long no other is sent, in milliseconds. */
export const ORDER_CODE_LIFETIME = 15 * 60_000
const MAX_WRONG_TRIES = 5

/** The salt keeps equal codes of two orders apart. */
const hashCode = ({ siteId, orderNo }: Order, code: string): Buffer =>
  createHash('sha256').update(`${siteId}/${orderNo}/${code}`).digest()

/** Codes of six digits, each mailed to the address of a guest's order, that open the order. */
export function createAccessCodes({
  db,
  outbox,
  clock,
  ids,
  findReader
}: {
  db: Database
  outbox: Outbox
  clock: Clock
  ids: Ids
  findReader: FindMailReader
}) {
  const store = createOrderAccessStore(db)
  const findCurrent = ({ siteId, orderNo }: Order) => {
    const sent = store.find(siteId, orderNo)
    return sent && sent.expiresAt > clock.now() ? sent : undefined
  }

  return {
    /** Mails a code to the address of the order; nothing while the one before has its time, though it may be void. */
    send(order: Order): void {
      const { siteId, orderNo, basket } = order
      if (basket.email === undefined || findCurrent(order)) return
      const code = ids.next('access-code')
      store.save(
        siteId,
        orderNo,
        hashCode(order, code).toString('base64url'),
        clock.now() + ORDER_CODE_LIFETIME
      )
      const reader = findOrderReader(order, findReader)
      const words = buildMailText('order-access-code', reader.language, {
        orderNo,
        code,
        minutes: String(ORDER_CODE_LIFETIME / 60_000)
      })
      outbox.add({
        siteId,
        recipient: basket.email,
        kind: 'order-access-code',
        document: { orderNo, code, ...writeMail(reader, { ...words, link: reader.linkTo('/find-order') }) },
        createdAt: clock.now()
      })
    },

    /** Whether a code opens the order. It works as often as wanted, until its time is over or too many tries were wrong. */
    isCodeOf(order: Order, code: string): boolean {
      const sent = findCurrent(order)
      if (!sent || sent.wrongTries >= MAX_WRONG_TRIES) return false
      return timingSafeEqual(Buffer.from(sent.codeHash, 'base64url'), hashCode(order, code))
    },

    /** Counts a try that opened nothing. */
    countWrong: ({ siteId, orderNo }: Order): void => store.countWrong(siteId, orderNo)
  }
}
