import { t } from '../localized'
import { component, type ComponentDraft, type PageDraft } from './build-pages'

/** The way to the finder, from where people read about delivery and shops. */
export const buildPackstationHint = (): ComponentDraft =>
  component('richText', {
    html: t(
      '<p>Tagsüber nicht zu Hause? <a href="/packstations">In Deutschland liefern wir auch an Packstationen</a></p>',
      '<p>Not at home during the day? <a href="/packstations">In Germany we deliver to Packstations, too</a></p>'
    )
  })

/** Where parcels wait: search and map, and how it is done. */
export const packstationsPage: PageDraft = {
  id: 'packstations',
  title: t('Packstation finden', 'Find a Packstation'),
  description: t(
    'Packstationen in Ihrer Nähe: Wir liefern Ihre Bestellung dorthin, wo Sie sie Tag und Nacht abholen können.',
    'Packstations near you: we deliver your order to where you can collect it day and night.'
  ),
  regions: {
    content: [
      component('headline', {
        headline: t('Packstation finden', 'Find a Packstation'),
        subline: t(
          'An den gelben Schränken von DHL holen Sie Ihr Paket ab, wann es Ihnen passt. Es gibt sie in ganz Deutschland.',
          'Collect your parcel from one of DHL’s yellow lockers whenever it suits you. You will find them all over Germany.'
        ),
        level: 1,
        align: 'left'
      }),
      component('packstationFinder', {}),
      component('richText', {
        html: t(
          '<h2>So kommt Ihr Paket dorthin</h2><ol><li>Melden Sie sich einmal bei DHL an. Sie erhalten eine Postnummer.</li><li>Wählen Sie an der Kasse „An eine Packstation liefern“ und geben Sie beide Nummern ein. Suchen können Sie auch dort.</li><li>DHL schreibt Ihnen, sobald das Paket bereitliegt.</li></ol>',
          '<h2>How your parcel gets there</h2><ol><li>Register with DHL once. You receive a post number.</li><li>At checkout choose “Deliver to a Packstation” and enter both numbers. You can search there, too.</li><li>DHL will write to you as soon as your parcel is ready.</li></ol>'
        )
      })
    ]
  }
}
