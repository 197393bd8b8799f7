import { defineContentType } from '../../content-type'
import { MoodBoard } from './mood-board'
import { readMoodBoard, type MoodBoardProps } from './read-mood-board'

export const moodBoardType = defineContentType<MoodBoardProps>({
  typeIds: ['moodBoard'],
  parse: readMoodBoard,
  Component: MoodBoard
})
