import type { SampleLife } from './seed-contents'

/** Saved data of the sample customers in both shops; wishlists have products of one of them. */
export const sampleLives: SampleLife[] = [
  {
    login: 'anna.sommer@example.com',
    profile: { birthday: '1986-04-12', phoneMobile: '+49-1701234567' },
    addresses: [
      {
        addressId: 'zuhause',
        salutation: 'MRS',
        firstName: 'Anna',
        lastName: 'Sommer',
        address1: 'Lindenweg 3',
        address2: 'Hinterhaus',
        postalCode: '50667',
        city: 'Köln',
        countryCode: 'DE',
        phone: '+49-1701234567',
        preferred: true
      },
      {
        addressId: 'packstation',
        salutation: 'MRS',
        firstName: 'Anna',
        lastName: 'Sommer',
        address1: 'Packstation 145',
        address2: '80514321',
        postalCode: '50679',
        city: 'Köln',
        countryCode: 'DE'
      },
      {
        addressId: 'wien',
        salutation: 'MR',
        firstName: 'Franz',
        lastName: 'Sommer',
        address1: 'Kettenbrückengasse 12',
        postalCode: '1040',
        city: 'Wien',
        countryCode: 'AT'
      }
    ],
    cards: [{ number: '4111111111111111', holder: 'Anna Sommer', yearsLeft: 3, isPreferred: true }],
    hasPaypal: true,
    wishes: [
      '100000000000000101',
      '100000000000000204',
      '100000000000002002',
      '200000000000200302',
      '200000000000000202'
    ],
    standingOrders: [
      {
        siteId: 'jasmin',
        items: [
          { productId: '100000000000000101', quantity: 4 },
          { productId: '100000000000000204', quantity: 3 }
        ],
        addressId: 'zuhause',
        intervalWeeks: 4,
        nextInDays: 9,
        isActive: true,
        paidBy: 'card'
      },
      {
        siteId: 'jasmin',
        items: [{ productId: '100000000000000602', quantity: 6 }],
        addressId: 'wien',
        intervalWeeks: 8,
        nextInDays: 30,
        isActive: false,
        paidBy: 'card'
      }
    ]
  },
  {
    login: 'jonas.winter@example.com',
    profile: { birthday: '1979-11-02', phoneHome: '+49-40123456' },
    addresses: [
      {
        addressId: 'zuhause',
        salutation: 'MR',
        firstName: 'Jonas',
        lastName: 'Winter',
        address1: 'Hafenstraße 21',
        postalCode: '20457',
        city: 'Hamburg',
        countryCode: 'DE',
        preferred: true
      }
    ],
    cards: [{ number: '4111111111111111', holder: 'Jonas Winter', yearsLeft: 1, isPreferred: true }],
    hasPaypal: false,
    wishes: ['100000000000003004', '200000000000200101'],
    // Whose last delivery could not be paid.
    standingOrders: [
      {
        siteId: 'puro',
        items: [{ productId: '200000000000000101', quantity: 8 }],
        addressId: 'zuhause',
        intervalWeeks: 6,
        nextInDays: 16,
        isActive: true,
        paidBy: 'card',
        hasFailed: true
      }
    ]
  },
  {
    login: 'marie.leclerc@example.com',
    profile: { birthday: '1991-07-30' },
    addresses: [
      {
        addressId: 'strasbourg',
        salutation: 'MRS',
        firstName: 'Marie',
        lastName: 'Leclerc',
        address1: '8 Quai des Bateliers',
        postalCode: '67000',
        city: 'Straßburg',
        countryCode: 'FR',
        preferred: true
      },
      {
        addressId: 'luxembourg',
        salutation: 'MRS',
        firstName: 'Marie',
        lastName: 'Leclerc',
        address1: '14 Rue des Capucins',
        postalCode: '1313',
        city: 'Luxemburg',
        countryCode: 'LU'
      }
    ],
    cards: [],
    hasPaypal: true,
    wishes: ['100000000000000602', '200000000000000305']
  }
]
