import { t } from '../localized'
import { component, type PageDraft } from './build-pages'
import { buildNewsletterBanner, puroNewsletter } from './newsletter-pages'
import { buildRecipePage, buildRecipeSlide, type RecipeDraft } from './build-recipe'

export const puroRecipes: RecipeDraft[] = [
  {
    siteId: 'puro',
    slug: 'espresso-tonic',
    name: t('Espresso Tonic mit Orange', 'Espresso tonic with orange'),
    intro: t(
      'Bitter trifft bitter und wird frisch. Der Espresso kommt zuletzt ins Glas, dann bleibt er oben.',
      'Bitter meets bitter and turns fresh. The espresso goes in last, and so it stays on top.'
    ),
    pictureId: 'puro-recipe-tonic',
    alt: t('Hohes Glas mit Kaffee, Eis und Orange', 'Tall glass with coffee, ice and orange'),
    yield: t('1 Glas', '1 glass'),
    time: 5,
    ingredients: [
      [t('1 Kapsel Hochland Rot', '1 Hochland Rot capsule'), 103],
      [t('150 ml Tonic Water, gut gekühlt', '150 ml tonic water, well chilled')],
      [t('1 Scheibe Bio-Orange', '1 slice of organic orange')],
      [t('1 Zweig Minze', '1 sprig of mint')],
      [t('Eiswürfel', 'Ice cubes')]
    ],
    steps: [
      t('Ein hohes Glas bis zum Rand mit Eis füllen.', 'Fill a tall glass with ice to the rim.'),
      t(
        'Das Tonic langsam am Glasrand entlang eingießen.',
        'Pour in the tonic slowly along the side of the glass.'
      ),
      t(
        'Einen Espresso mit 40 ml beziehen und eine Minute stehen lassen.',
        'Pull a 40 ml espresso and let it stand for a minute.'
      ),
      t('Über einen Löffelrücken auf das Tonic geben.', 'Pour it onto the tonic over the back of a spoon.'),
      t('Mit Orange und Minze servieren.', 'Serve with orange and mint.')
    ],
    tip: t(
      'Je heller die Röstung, desto besser verträgt sie sich mit Tonic. Dunkle Röstungen schäumen über.',
      'The lighter the roast, the better it gets on with tonic. Dark roasts foam over.'
    )
  },
  {
    siteId: 'puro',
    slug: 'hazelnut-cortado',
    name: t('Cortado mit Haselnuss', 'Hazelnut cortado'),
    intro: t(
      'Halb Espresso, halb Milch, mehr Nuss als Zucker. Klein genug für den Nachmittag.',
      'Half espresso, half milk, more nut than sugar. Small enough for the afternoon.'
    ),
    pictureId: 'puro-recipe-cortado',
    alt: t('Latteglas und Espressotasse', 'Latte glass and espresso cup'),
    yield: t('2 kleine Tassen', '2 small cups'),
    time: [6, 8],
    ingredients: [
      [t('2 Kapseln Haselnuss Piemont', '2 Piedmont Hazelnut capsules'), 502],
      [t('100 ml Vollmilch', '100 ml whole milk')],
      [t('1 TL gehackte, geröstete Haselnüsse', '1 tsp chopped roasted hazelnuts')]
    ],
    steps: [
      t('Die Tassen mit heißem Wasser vorwärmen.', 'Warm the cups with hot water.'),
      t(
        'Die Milch erwärmen, bis sie dampft. Sie soll seidig sein und kaum Schaum haben.',
        'Warm the milk until it steams. It should be silky with hardly any froth.'
      ),
      t('Je einen Espresso in die Tassen laufen lassen.', 'Let an espresso run into each cup.'),
      t(
        'Mit derselben Menge Milch auffüllen und die Nüsse darüberstreuen.',
        'Top up with as much milk and sprinkle with the nuts.'
      )
    ],
    tip: t(
      'Mit dem Milchschäumer Wolke auf der kleinsten Stufe gelingt die Milch ohne Hinsehen.',
      'With the Cloud frother on its lowest setting, the milk takes care of itself.'
    )
  },
  {
    siteId: 'puro',
    slug: 'chilli-orange-cocoa',
    name: t('Kakao mit Chili und Orange', 'Cocoa with chilli and orange'),
    intro: t(
      'Die Kapsel bringt Kakao und Schärfe; dazu kommen nur etwas Orangenschale und ein Sieb.',
      'The capsule brings the cocoa and the heat; all you need besides is some zest and a sieve.'
    ),
    pictureId: 'puro-recipe-cocoa',
    alt: t('Dampfende Tasse Kakao', 'Steaming cup of cocoa'),
    yield: t('1 großer Becher', '1 large mug'),
    time: 8,
    ingredients: [
      [t('2 Kapseln Kakao Chili Orange', '2 Chilli Orange Cocoa capsules'), 603],
      [t('120 ml Milch', '120 ml milk')],
      [t('Abrieb einer halben Bio-Orange', 'Zest of half an organic orange')],
      [t('1 EL Schlagsahne', '1 tbsp whipped cream')]
    ],
    steps: [
      t(
        'Milch mit dem Orangenabrieb erwärmen und fünf Minuten ziehen lassen.',
        'Warm the milk with the zest and let it infuse for five minutes.'
      ),
      t('Zwei Kakaokapseln in den Becher laufen lassen.', 'Let two cocoa capsules run into the mug.'),
      t('Die Milch durch ein Sieb dazugießen und umrühren.', 'Add the milk through a sieve and stir.'),
      t('Mit der Sahne und etwas Abrieb abschließen.', 'Finish with the cream and a little zest.')
    ],
    tip: t(
      'Wer es milder mag, ersetzt eine der Kapseln durch Kakao Vollmilch.',
      'If you like it milder, replace one of the capsules with Milk Cocoa.'
    )
  }
]

const overview: PageDraft = {
  id: 'recipes',
  title: t('Rezepte mit Kaffee', 'Recipes with coffee'),
  description: t(
    'Espresso Tonic, Cortado und Kakao: Rezepte für die Kapselmaschine.',
    'Espresso tonic, cortado and cocoa: recipes for the capsule machine.'
  ),
  regions: {
    content: [
      component('landingHeader', {
        subline: t('Mehr als eine Tasse', 'More than just a cup'),
        headline: t('Was aus 40 ml noch wird', 'What else 40 ml can become'),
        text: t(
          'Drei Rezepte aus einer Kapsel, jedes in weniger als zehn Minuten fertig.',
          'Three recipes from one capsule, each ready in less than ten minutes.'
        ),
        image: {
          pictureId: 'puro-stage-kitchen',
          alt: t('Kapselmaschine, Kapseln und Tasse', 'Capsule machine, capsules and cup')
        },
        theme: 'beige'
      }),
      component('sliderCarousel', {
        headline: t('Rezepte', 'Recipes'),
        slides: puroRecipes.map(buildRecipeSlide)
      }),
      component('productCarousel', {
        headline: t('Milch und Schaum', 'Milk and froth'),
        categoryId: 'milk',
        limit: 8,
        link: '/shop/milk',
        linkText: t('Alles für Milch', 'Everything for milk')
      }),
      buildNewsletterBanner(puroNewsletter)
    ]
  }
}

export const puroRecipePages: PageDraft[] = [overview, ...puroRecipes.map(buildRecipePage)]
