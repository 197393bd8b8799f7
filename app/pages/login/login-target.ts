import { useEffect, useRef, useState } from 'react'
import { tabStore } from '../../browser/storage'
import { useHistory } from '../../entry/kit-adapter/router'
import { readPendingCode } from '../../features/account/login/pending-code'
import { readProviderProblem, type FailedProviderLogin } from '../../features/account/login/provider-problem'
import { useAddWish } from '../../features/wishlist/use-add-wish'
import type { Loader } from '../../page-unit/loader'
import { showPage } from '../../page-unit/outcome'
import { paths } from '../../visit/addresses/paths'
import { useShopperState } from '../../platform/session/use-session'
import { useSite } from '../../visit/site/site-context'
import { readRedirectUrl, readTargetOfCode, readWish } from './read-redirect-url'

/** Target after a login or registration, from the query of its address. */
export interface LoginTarget {
  /** A page of this shop, without site and locale; the account by default (requirement 9.2). */
  redirectUrl: string
  /** A product that is put on the wishlist after the login. */
  wish?: string
  /** The registration form with a password is asked for, and not the short one. */
  withPassword: boolean
  /** A login at a provider has come back without success. */
  failed?: FailedProviderLogin
}

export const loginTargetLoader: Loader<LoginTarget> = ({ search, site }) =>
  Promise.resolve(
    showPage({
      redirectUrl: readRedirectUrl(search.get('redirectUrl'), site.readPath),
      wish: readWish(search.get('wish')),
      withPassword: search.get('with') === 'password',
      failed: readProviderProblem(search)
    })
  )

/** The target of a login by the link of a mail, in whatever tab it opens: where its code was asked for. */
export function useTargetOfCode(target: LoginTarget, linkedCode: string | undefined): LoginTarget {
  const { site, readPath } = useSite()
  const [askedOn, setAskedOn] = useState<string>()
  useEffect(() => {
    if (linkedCode) setAskedOn(readPendingCode(site.id)?.askedOn)
  }, [linkedCode, site.id])
  return !linkedCode || askedOn === undefined ? target : { ...target, ...readTargetOfCode(askedOn, readPath) }
}

/**
 * Leads on as soon as the shopper is logged in; `addWish` comes before that. A login at a provider comes back to this
 * page with the wish, which counts only in the tab that has left for the provider: a stranger's link wishes nothing.
 *
 * @param isHeld a customer has something to answer before
 */
export function useLoginTarget({ redirectUrl, wish }: LoginTarget, isHeld = false) {
  const history = useHistory()
  const { href, site } = useSite()
  const state = useShopperState()
  const target = href(redirectUrl)
  const addWish = useAddWish(wish)
  const latestAdd = useRef(addWish)
  useEffect(() => {
    latestAdd.current = addWish
  })
  const kept = `login-wish_${site.id}`
  useEffect(() => {
    if (state !== 'registered' || isHeld) return
    if (wish && tabStore.read(kept) === wish) {
      tabStore.remove(kept)
      latestAdd.current()
    }
    history.replace(target)
  }, [state, isHeld, history, target, wish, kept])
  const atProvider = wish
    ? { returnTo: href(paths.loginTo(redirectUrl, wish)), onLeave: () => void tabStore.write(kept, wish) }
    : { returnTo: target }
  return { state, addWish, atProvider }
}

interface RegistrationTarget {
  redirectUrl: string
  wish?: string
  /** The whole form, where the shop registers by codes too. */
  withPassword?: boolean
}

/** The registration that leads on like a login. */
export function registrationLink({ redirectUrl, wish, withPassword }: RegistrationTarget): string {
  const query = new URLSearchParams({
    ...(withPassword && { with: 'password' }),
    ...(redirectUrl !== paths.account && { redirectUrl }),
    ...(wish && { wish })
  }).toString()
  return query ? `${paths.registration}?${query}` : paths.registration
}
