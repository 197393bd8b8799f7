import { readRefusal, serveCatalogue } from './products-setup'

const guests = serveCatalogue()

describe('promotions', () => {
  it('are answered by id in the language of the locale; unknown ones and the other site’s are left out', async () => {
    const { data, total } = await guests.jasmin.promotions.getPromotions({
      parameters: { ids: ['jasmin-herbal-weeks', 'puro-lungo-month', 'unknown'], locale: 'en-DE' }
    })
    expect(total).toBe(1)
    expect(data).toEqual([
      expect.objectContaining({
        id: 'jasmin-herbal-weeks',
        name: 'Herbal weeks',
        calloutMsg: expect.any(String)
      })
    ])
  })

  it('are refused without ids', async () => {
    expect(
      (await guests.jasmin.get('/pricing/shopper-promotions/v1/{org}/promotions?siteId=jasmin')).status
    ).toBe(400)
  })

  it('belong to the one campaign of the sandbox, within dates when both are given', async () => {
    const getCampaign = (campaignId: string, dates = {}) =>
      guests.jasmin.promotions.getPromotionsForCampaign({ parameters: { campaignId, ...dates } })
    const all = await getCampaign('storefront-campaign')
    const early = await getCampaign('storefront-campaign', {
      startDate: '2020-01-01T00:00:00Z',
      endDate: '2020-02-01T00:00:00Z'
    })
    expect(all.data.map(({ id }) => id)).toContain('jasmin-table-setting')
    expect(early.data.map(({ id }) => id)).not.toContain('jasmin-table-setting')
    expect((await getCampaign('another')).total).toBe(0)
    expect(await readRefusal(getCampaign('storefront-campaign', { startDate: '2020-01-01' }))).toBe(
      '400 bad-request'
    )
    expect(await readRefusal(getCampaign('storefront-campaign', { startDate: 'x', endDate: 'y' }))).toBe(
      '400 bad-request'
    )
  })
})
