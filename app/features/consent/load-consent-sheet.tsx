import type { ComponentType } from 'react'
import type { Catalogue } from '../../intl/messages'
import { ConsentSheet, type ConsentSheetProps } from './consent-sheet'
import { withWords } from './with-words'

/** The sheet with its messages, which load with it and not with every page. */
export const loadConsentSheet = (localeId: string): Promise<ComponentType<ConsentSheetProps>> =>
  withWords(
    ConsentSheet,
    import(
      /* webpackChunkName: "consent-[request]" */ `../../../translations/compiled/consent/${localeId}.json`
    ) as Promise<{ default: Catalogue }>
  )
