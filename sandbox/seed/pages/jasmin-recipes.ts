import { t } from '../localized'
import { component, type PageDraft } from './build-pages'
import { buildNewsletterBanner, jasminNewsletter } from './newsletter-pages'
import { buildRecipePage, buildRecipeSlide, type RecipeDraft } from './build-recipe'

const jasminRecipes: RecipeDraft[] = [
  {
    siteId: 'jasmin',
    slug: 'matcha-latte',
    name: t('Matcha Latte, warm oder auf Eis', 'Matcha latte, warm or over ice'),
    intro: t(
      'Grün, rund und in zehn Minuten fertig. Das Sieben ist der Schritt, den niemand auslassen sollte.',
      'Green, round and ready in ten minutes. Sifting is the one step nobody should skip.'
    ),
    pictureId: 'jasmin-recipe-latte',
    alt: t('Matchaschale mit Besen und Dose', 'Matcha bowl with whisk and tin'),
    yield: t('2 Tassen', '2 cups'),
    time: 10,
    ingredients: [
      [t('2 TL Matcha Alltag', '2 tsp Everyday Matcha'), 702],
      [t('60 ml Wasser, 75 °C', '60 ml water at 75 °C')],
      [t('300 ml Hafermilch oder Vollmilch', '300 ml oat milk or whole milk')],
      [t('1 TL Lindenblütenhonig', '1 tsp lime blossom honey'), 3001],
      [t('Nach Wunsch Eiswürfel', 'Ice cubes if you like')]
    ],
    steps: [
      t(
        'Matcha durch ein feines Sieb in die Schale geben.',
        'Sift the matcha into the bowl through a fine sieve.'
      ),
      t(
        'Das Wasser angießen und mit dem Besen im Zickzack schlagen, bis der Schaum feinporig ist.',
        'Pour on the water and whisk in a zigzag until the froth is fine.'
      ),
      t('Den Honig einrühren, solange der Tee warm ist.', 'Stir in the honey while the tea is warm.'),
      t(
        'Die Milch erwärmen und aufschäumen; für die kalte Fassung bleibt sie im Kühlschrank.',
        'Warm and froth the milk; for the cold version it stays in the fridge.'
      ),
      t(
        'Milch in die Tassen geben, bei Bedarf über Eis, und den Matcha langsam darübergießen.',
        'Put the milk into the cups, over ice if you like, and pour the matcha on top slowly.'
      )
    ],
    tip: t(
      'Mit einer Prise Salz in der Milch schmeckt der Matcha süßer, ganz ohne mehr Honig.',
      'A pinch of salt in the milk makes the matcha taste sweeter, without any more honey.'
    )
  },
  {
    siteId: 'jasmin',
    slug: 'iced-peach-tea',
    name: t('Pfirsich-Eistee mit Orange', 'Iced peach tea with orange'),
    intro: t(
      'Kalt gezogen, deshalb klar und ohne Bitterkeit. Für die Terrasse und den zweiten Krug danach.',
      'Brewed cold, so it is clear and never bitter. For the terrace, and for the second jug that follows.'
    ),
    pictureId: 'jasmin-recipe-iced',
    alt: t('Hohes Glas Eistee mit Orange und Minze', 'Tall glass of iced tea with orange and mint'),
    yield: t('1 Krug, 6 Gläser', '1 jug, 6 glasses'),
    time: [12, 15],
    ingredients: [
      [t('4 Beutel Eistee Pfirsich Terrasse', '4 bags of Peach Terrace Iced Tea'), 802],
      [t('1 l kaltes Wasser', '1 l cold water')],
      [t('1 Bio-Orange', '1 organic orange')],
      [t('1 reifer Pfirsich', '1 ripe peach')],
      [t('Einige Zweige Minze', 'A few sprigs of mint')],
      [t('Eiswürfel', 'Ice cubes')]
    ],
    steps: [
      t(
        'Die Beutel in den Krug hängen und das kalte Wasser aufgießen.',
        'Hang the bags in the jug and pour on the cold water.'
      ),
      t('Zehn Minuten ziehen lassen und einmal umrühren.', 'Let it steep for ten minutes, stirring once.'),
      t('Orange und Pfirsich in Scheiben schneiden.', 'Slice the orange and the peach.'),
      t(
        'Die Beutel entfernen, Früchte, Minze und Eis dazugeben und gleich servieren.',
        'Take out the bags, add fruit, mint and ice, and serve at once.'
      )
    ],
    tip: t(
      'Reste werden zu Eiswürfeln. So verwässert der nächste Krug nicht.',
      'Freeze what is left as ice cubes. That way they do not water down the next jug.'
    )
  },
  {
    siteId: 'jasmin',
    slug: 'chai-from-the-pan',
    name: t('Chai aus dem Topf', 'Chai from the pan'),
    intro: t(
      'Zwanzig Minuten auf kleiner Flamme, und die Küche riecht den ganzen Abend danach.',
      'Twenty minutes over a low flame, and the kitchen smells of it all evening.'
    ),
    pictureId: 'jasmin-recipe-chai',
    alt: t('Dampfende Tasse Chai', 'Steaming cup of chai'),
    yield: t('3 Becher', '3 mugs'),
    time: [20, 25],
    ingredients: [
      [t('3 EL Chai Basargasse', '3 tbsp Chai Bazaar Lane'), 208],
      [t('300 ml Wasser', '300 ml water')],
      [t('400 ml Vollmilch', '400 ml whole milk')],
      [t('3 Scheiben frischer Ingwer', '3 slices of fresh ginger')],
      [t('2 EL weißer Kluntje', '2 tbsp white rock sugar'), 3003]
    ],
    steps: [
      t('Wasser mit Ingwer aufkochen.', 'Bring the water and ginger to the boil.'),
      t(
        'Den Chai einrühren und fünf Minuten leise köcheln lassen.',
        'Stir in the chai and let it simmer for five minutes.'
      ),
      t(
        'Milch und Kluntje dazugeben und weitere zehn Minuten ziehen lassen, ohne dass es kocht.',
        'Add milk and rock sugar and leave for another ten minutes without letting it boil.'
      ),
      t('Durch ein Sieb in vorgewärmte Becher gießen.', 'Pour through a sieve into warmed mugs.')
    ],
    tip: t(
      'Ohne Koffein gelingt das Rezept mit Rooibos Kapchai und derselben Menge Milch.',
      'For a caffeine-free version, use Cape Chai Rooibos and the same amount of milk.'
    )
  }
]

const overview: PageDraft = {
  id: 'recipes',
  title: t('Rezepte mit Tee', 'Recipes with tea'),
  description: t(
    'Matcha Latte, Eistee und Chai: Rezepte aus der Teeküche, mit allem, was Sie dafür brauchen.',
    'Matcha latte, iced tea and chai: recipes from the tea kitchen, with all you need for them.'
  ),
  regions: {
    content: [
      component('landingHeader', {
        subline: t('Aus der Teeküche', 'From the tea kitchen'),
        headline: t('Tee, den man kochen kann', 'Tea you can cook with'),
        text: t(
          'Unsere Mischer probieren viel und behalten wenig. Diese drei Rezepte machen sie auch zu Hause.',
          'Our blenders try a lot and keep little. These are three recipes they make at home, too.'
        ),
        image: {
          pictureId: 'jasmin-story-video',
          alt: t('Teetisch mit Glaskanne und Gebäck', 'Tea table with glass pot and biscuits')
        },
        theme: 'light green'
      }),
      component('sliderCarousel', {
        headline: t('Zum Nachmachen', 'Make it yourself'),
        slides: jasminRecipes.map(buildRecipeSlide)
      }),
      component('productCarousel', {
        headline: t('Für die Küche', 'For the kitchen'),
        categoryId: 'matcha',
        limit: 8,
        link: '/shop/matcha',
        linkText: t('Alles aus Matcha', 'All matcha')
      }),
      buildNewsletterBanner(jasminNewsletter)
    ]
  }
}

export const jasminRecipePages: PageDraft[] = [overview, ...jasminRecipes.map(buildRecipePage)]
