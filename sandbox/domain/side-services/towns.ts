import type { GeoPoint } from '../stores/geo-distance'

/** A town with a postal code of its centre. */
export interface Town extends GeoPoint {
  name: string
  postalCode: string
}

/** Towns all over Germany, so that hardly a place in it is farther than 60 km from one. */
const list = `Aachen 52062 50.776 6.084, Augsburg 86150 48.371 10.898, Bamberg 96047 49.892 10.887,
  Bayreuth 95444 49.946 11.577, Berlin 10178 52.520 13.405, Bielefeld 33602 52.021 8.534,
  Bonn 53111 50.737 7.098, Braunschweig 38100 52.264 10.526, Bremen 28195 53.079 8.802,
  Bremerhaven 27568 53.540 8.586, Chemnitz 09111 50.833 12.924, Cottbus 03046 51.757 14.334,
  Dortmund 44135 51.514 7.466, Dresden 01067 51.050 13.738, Duisburg 47051 51.435 6.762,
  Düsseldorf 40213 51.226 6.774, Emden 26721 53.367 7.206, Erfurt 99084 50.978 11.029,
  Essen 45127 51.456 7.012, Flensburg 24937 54.788 9.437, Frankfurt 60311 50.111 8.682,
  Freiburg 79098 47.995 7.850, Fulda 36037 50.552 9.676, Gießen 35390 50.584 8.678,
  Görlitz 02826 51.155 14.988, Göttingen 37073 51.533 9.935, Halle 06108 51.483 11.970,
  Hamburg 20095 53.551 9.994, Hannover 30159 52.374 9.739, Heilbronn 74072 49.142 9.219,
  Ingolstadt 85049 48.763 11.425, Karlsruhe 76133 49.010 8.404, Kassel 34117 51.315 9.492,
  Kempten 87435 47.728 10.316, Kiel 24103 54.323 10.139, Koblenz 56068 50.357 7.594,
  Köln 50667 50.938 6.957, Konstanz 78462 47.661 9.176, Landshut 84028 48.537 12.152,
  Leipzig 04109 51.340 12.374, Lübeck 23552 53.867 10.686, Magdeburg 39104 52.131 11.640,
  Mainz 55116 49.999 8.274, Mannheim 68159 49.489 8.467, München 80331 48.137 11.575,
  Münster 48143 51.961 7.627, Neubrandenburg 17033 53.557 13.261, Nürnberg 90402 49.454 11.077,
  Osnabrück 49074 52.273 8.048, Passau 94032 48.574 13.464, Potsdam 14467 52.397 13.059,
  Regensburg 93047 49.019 12.098, Rosenheim 83022 47.856 12.129, Rostock 18055 54.089 12.140,
  Saarbrücken 66111 49.235 6.996, Schwerin 19053 53.629 11.415, Stralsund 18439 54.309 13.090,
  Stuttgart 70173 48.776 9.183, Trier 54290 49.757 6.641, Ulm 89073 48.398 9.992,
  Weiden 92637 49.676 12.157, Wittenberge 19322 52.997 11.750, Würzburg 97070 49.793 9.938`

export const towns: Town[] = list.split(',').map(entry => {
  const [name = '', postalCode = '', latitude, longitude] = entry.trim().split(' ')
  return { name, postalCode, latitude: Number(latitude), longitude: Number(longitude) }
})
