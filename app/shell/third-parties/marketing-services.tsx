import { useEffect, useRef, useState } from 'react'
import { customerQuery } from '../../features/account/api/customer-query'
import { saveLastViewedProduct } from '../../features/marketing/last-viewed-product'
import type { MarketingTool } from '../../features/marketing/marketing-tool'
import { openBraze } from '../../features/marketing/open-braze'
import { startMarketing, type RunningMarketing } from '../../features/marketing/start-marketing'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { findProductId } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { useViewMode } from '../../visit/view-mode'
import { PushMessages } from './push-messages'

/**
 * The marketing tool, while the shopper agrees to marketing: it gets customer number and
 * language alias of a registered customer (requirement 12.3) and the product that was looked at last. It offers push messages.
 */
export function MarketingServices({ path, landingPath }: { path: string; landingPath: string }) {
  const { site, locale, thirdParties } = useSite()
  const platform = usePlatform()
  const { app } = useViewMode()
  const settings = thirdParties.marketing
  const language = locale.alias ?? locale.id
  const [tool, setTool] = useState<MarketingTool>()
  const running = useRef<RunningMarketing>()

  useEffect(() => {
    const opened = openBraze({ ...settings, language })
    if (!opened) return
    const started = startMarketing(opened)
    running.current = started
    setTool(opened)
    return () => {
      running.current = undefined
      started.end()
    }
  }, [settings, language])

  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current !== path) running.current?.turnPage()
    shownPath.current = path
  }, [path])

  const { data: customer } = useRead(customerQuery(platform, site.id))
  const customerNo = customer?.isRegistered ? customer.customerNo : undefined
  useEffect(() => {
    if (!tool || !customerNo) return
    tool.changeUser(customerNo)
    tool.setLanguage(language)
  }, [tool, customerNo, language])

  const productId = findProductId(path)
  useEffect(() => {
    if (productId) saveLastViewedProduct(productId)
  }, [productId])
  // Push messages need the service worker, which the native app does not use.
  const hasPush = settings.push && !app && window.__CONFIG__.app.serviceWorker
  return hasPush && tool ? <PushMessages path={path} landingPath={landingPath} tool={tool} /> : null
}
