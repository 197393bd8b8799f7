import { drawLeaf, drawSeeds, placeAt } from './botany'
import { describeNature, type Motif } from './motif'

/** A ginger root with a fresh cut. */
export const ginger: Motif = {
  natural: describeNature('#efd7a6', '#d9b377', '#b0834a', '#f6e08e'),
  lying: 0.8,
  draw: tones =>
    drawLeaf({ x: 20, y: -20, angle: 20 }, 210, 50, tones, { veins: 6 }) +
    drawLeaf({ x: 40, y: -10, angle: 56 }, 190, 46, tones, { veins: 6 }) +
    `<path d="M-176 24C-182 -10 -146 -34 -112 -22C-100 -58 -84 -96 -48 -92C-16 -88 -18 -52 -24 -26C8 -36 26 -30 44 -20C58 -50 92 -66 116 -46C138 -28 124 2 106 20C142 30 172 52 166 88C160 116 128 116 104 104C84 112 60 108 44 98C34 132 20 164 -14 160C-44 156 -42 122 -34 96C-66 104 -96 98 -112 82C-146 86 -172 60 -176 24Z" fill="${tones.bloom}"/>` +
    `<path d="M-176 24C-172 60 -146 86 -112 82C-96 98 -66 104 -34 96C-42 122 -44 156 -14 160C20 164 34 132 44 98C60 108 84 112 104 104C128 116 160 116 166 88C150 100 126 92 108 80C84 86 60 84 36 70C20 84 -20 80 -42 70C-70 76 -96 70 -110 54C-140 56 -164 44 -176 24Z" fill="${tones.bloomDeep}" fill-opacity=".8"/>` +
    `<path d="M-112 -22Q-88 10 -110 54M-70 -70Q-50 -56 -28 -66M-82 -44Q-56 -30 -26 -40M-24 -26Q-10 0 -30 24M44 -20Q62 10 40 50M64 -42Q84 -22 110 -20M104 22Q88 44 104 80M132 40Q122 64 140 92M-36 108Q-10 124 34 110" fill="none" stroke="${tones.bloomDeep}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M-150 0Q-140 -18 -118 -14M-92 -54Q-80 -84 -56 -84" fill="none" stroke="${tones.bloomLight}" stroke-width="7" stroke-linecap="round"/>` +
    placeAt(
      { x: -110, y: 130, angle: -14 },
      `<ellipse rx="74" ry="56" fill="${tones.bloomDeep}"/><ellipse cx="-2" cy="-4" rx="67" ry="49" fill="${tones.core}"/><ellipse cx="-2" cy="-4" rx="50" ry="35" fill="none" stroke="${tones.bloom}" stroke-width="3"/><g transform="translate(-2 -4) scale(1 .7)">${drawSeeds(16, 40, 2.6, tones.bloom)}</g>`
    )
}
