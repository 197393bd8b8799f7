import { useEffect, useState } from 'react'
import { useHistory } from '../../entry/kit-adapter/router'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'

/** The shopper reads that it is saved before the page changes, in ms (requirement 9.3). */
const DELAY_MS = 2_000

/** Leads to the overview of the account two seconds after something was saved, unless the shopper leaves first. */
export function useWayBack(): { isLeaving: boolean; leave: () => void } {
  const history = useHistory()
  const { href } = useSite()
  const [isLeaving, setLeaving] = useState(false)
  const target = href(paths.account)
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => history.push(target), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, history, target])
  return { isLeaving, leave: () => setLeaving(true) }
}
