import type { ContentPage } from '../../contracts'
import { buildPages } from './build-pages'
import { jasminHome } from './jasmin-home'
import { puroHome } from './puro-home'

export const pages: ContentPage[] = [...buildPages('jasmin', [jasminHome]), ...buildPages('puro', [puroHome])]
