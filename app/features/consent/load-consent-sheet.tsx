import type { ComponentType } from 'react'
import type { Catalogue } from '../../intl/messages'
import { ConsentSheet, type ConsentSheetProps } from './consent-sheet'
import { withLazyMessages } from './with-lazy-messages'

/** The sheet with its messages, which load with it and not with every page. */
export const loadConsentSheet = (localeId: string): Promise<ComponentType<ConsentSheetProps>> =>
  withLazyMessages(
    ConsentSheet,
    import(
      /* webpackChunkName: "consent-[request]" */ `../../../translations/compiled/consent/${localeId}.json`
    ) as Promise<{ default: Catalogue }>
  )
