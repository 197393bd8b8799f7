import { useEffect, useState } from 'react'
import { useHistory, useLocation } from '../../entry/kit-adapter/router'

/**
 * The code of the link in a mail, `/login#code=…` (requirement 14.1). A fragment reaches no server; it is taken out of
 * the address at once, so that neither history nor statistics have it.
 */
export function useLinkedCode(): string | undefined {
  const history = useHistory()
  const { pathname, search, hash } = useLocation()
  const [code, setCode] = useState<string>()
  const arrived = /^#code=(\d{8})$/.exec(hash)?.[1]
  useEffect(() => {
    if (!hash.startsWith('#code=')) return
    setCode(arrived)
    history.replace(pathname + search)
  }, [history, pathname, search, hash, arrived])
  return arrived ?? code
}
