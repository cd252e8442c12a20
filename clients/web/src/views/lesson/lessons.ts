import type { Lesson } from '../../game/lesson';
import type { Level } from '../../protocol/types';
import type { LessonLines } from '../../words/en/lesson';

type Lessons = { [L in Level]: Lesson<keyof LessonLines[L] & string> };

const at = (x: number, y: number) => ({ at: { x, y } });
const on = (feature: string) => ({ feature });
const part = <P extends 'points' | 'ghosts' | 'tiles' | 'hounds' | 'hand'>(part: P) => ({ part });

/** What the guide says and asks for, with the tiles that the server brings in each lesson. */
export const lessons: Lessons = {
  1: {
    opening: 0,
    steps: [
      { say: 'welcome', mark: part('points') },
      { say: 'draw', mark: part('hand') },
      { say: 'firstTile', mark: at(0, -1), want: 'place:0,-1,0' },
      { say: 'firstMeeple', mark: on('road0@0,-1'), want: 'meeple:road0:red' },
      { say: 'turn', mark: at(0, -2), want: 'place:0,-2,1', turning: true },
      { say: 'colours', mark: on('city0@0,-2'), want: 'meeple:city0:green' },
      { say: 'roadScores', mark: on('road0@0,-2'), want: 'points:road0@0,-2' },
      { say: 'city', mark: at(1, -1), want: 'place:1,-1,2' },
      { say: 'sameTurn', mark: on('city0@1,-1'), want: 'meeple:city0:blue' },
      { say: 'cityScores', mark: on('city0@1,-1'), want: 'points:city0@1,-1' },
      { say: 'mist', mark: part('hand') },
      { say: 'supply', mark: part('ghosts') },
      { say: 'firstMist', mark: at(2, 0), want: 'place:2,0,0' },
      { say: 'risen', mark: on('road0@2,0'), want: 'meeple:road0:blue' },
      { say: 'mistMeetsMist', mark: at(-1, 0), want: 'place:-1,0,3' },
      { say: 'noMeeple', mark: at(-1, 0), want: 'pass' },
      { say: 'closeRoad', mark: at(3, 0), want: 'place:3,0,2' },
      { say: 'noMeepleEither', mark: at(3, 0), want: 'pass' },
      { say: 'chase', mark: at(2, 0), want: 'ghosts:road0@3,0:2,0:2' },
      { say: 'largeCity', mark: at(2, -1), want: 'place:2,-1,0' },
      { say: 'redInCity', mark: on('city0@2,-1'), want: 'meeple:city0:red' },
      { say: 'bank', mark: at(-1, 1), want: 'place:-1,1,0' },
      { say: 'oneLessOne', mark: at(-1, 1), want: 'pass' },
      { say: 'closeBank', mark: at(1, 2), want: 'place:1,2,1' },
      { say: 'bankComplete', mark: part('ghosts'), want: 'pass' },
      { say: 'cityGrows', mark: at(2, -2), want: 'place:2,-2,2' },
      { say: 'twoColours', mark: at(1, -2), want: 'place:1,-2,1' },
      { say: 'twice', mark: on('city0@1,-2'), want: 'points:city0@1,-2' },
      { say: 'done', mark: part('points') },
    ],
  },
  2: {
    opening: 8,
    steps: [
      { say: 'welcome', mark: part('points') },
      { say: 'castle', mark: at(0, -1), want: 'place:0,-1,0' },
      { say: 'onCastle', mark: on('castle@0,-1'), want: 'meeple:castle:blue' },
      { say: 'cemetery', mark: at(1, -1), want: 'place:1,-1,2' },
      { say: 'open', mark: at(1, -1), want: 'pass' },
      { say: 'third', mark: at(1, -2), want: 'place:1,-2,1' },
      { say: 'yellow', mark: on('city0@1,-2'), want: 'meeple:city0:yellow' },
      { say: 'castleScores', mark: on('castle@0,-1'), want: 'points:castle@0,-1' },
      { say: 'close', mark: at(2, -1), want: 'place:2,-1,0' },
      { say: 'bury', mark: on('city0@1,-2'), want: 'bury:city0@1,-2' },
      { say: 'rest', mark: part('ghosts'), want: 'pass' },
      { say: 'done' },
    ],
  },
  3: {
    opening: 11,
    steps: [
      { say: 'welcome', mark: part('hounds') },
      { say: 'piles', mark: part('tiles') },
      { say: 'missing', mark: at(3, 0), want: 'place:3,0,2' },
      { say: 'stand', mark: on('road2@3,0'), want: 'meeple:road2:yellow' },
      { say: 'reach', mark: on('road0@3,0'), want: 'points:road0@3,0' },
      { say: 'rufus', mark: on('road2@3,0'), want: 'hound:road2@3,0' },
      { say: 'chase', mark: at(2, 0), want: 'chase:2,0:2' },
      { say: 'chaseMore', mark: at(3, 0), want: 'chase:3,0:1' },
      { say: 'joined', mark: part('tiles') },
      { say: 'closeRoad', mark: at(4, 0), want: 'place:4,0,1' },
      { say: 'noMeeple', mark: at(4, 0), want: 'pass' },
      { say: 'farewell', mark: on('road0@4,0'), want: 'points:road0@4,0' },
      { say: 'done' },
    ],
  },
  4: {
    opening: 7,
    steps: [
      { say: 'welcome', mark: part('ghosts') },
      { say: 'danger', mark: part('hand') },
      { say: 'fewer', mark: at(-1, 0), want: 'place:-1,0,0' },
      { say: 'empty', mark: part('ghosts') },
      { say: 'closeRoad', mark: at(0, -2), want: 'place:0,-2,1' },
      { say: 'noMeeple', mark: at(0, -2), want: 'pass' },
      { say: 'three', mark: at(1, -1), want: 'ghosts:road0@0,-2:1,-1:3' },
      { say: 'done' },
    ],
  },
  5: {
    opening: 9,
    steps: [
      { say: 'welcome' },
      { say: 'haunted', mark: at(1, -1), want: 'place:1,-1,2' },
      { say: 'called', mark: part('ghosts'), want: 'pass' },
      { say: 'faceDown', mark: at(1, -2), want: 'facedown:1,-2' },
      { say: 'blocked', mark: on('city0@0,-2') },
      { say: 'close', mark: at(2, -2), want: 'place:2,-2,2' },
      { say: 'bury', mark: on('city0@0,-2'), want: 'bury:city0@0,-2' },
      { say: 'noMeeple', mark: at(2, -2), want: 'pass' },
      { say: 'cityScores', mark: on('city0@2,-2'), want: 'points:city0@2,-2' },
      { say: 'done' },
    ],
  },
  6: {
    opening: 10,
    steps: [
      { say: 'welcome', mark: part('points') },
      { say: 'close', mark: at(1, -2), want: 'place:1,-2,1' },
      { say: 'each', mark: on('city0@1,-2'), want: 'points:city0@1,-2' },
      { say: 'assign', mark: part('points'), want: 'assign:red' },
      { say: 'allThree', mark: part('hounds') },
      { say: 'blue', mark: at(1, -1), want: 'place:1,-1,2' },
      { say: 'blueMeeple', mark: on('city0@1,-1'), want: 'meeple:city0:blue' },
      { say: 'blueScores', mark: on('city0@1,-1'), want: 'points:city0@1,-1' },
      { say: 'rufus', mark: at(2, 0), want: 'chase:2,0:2' },
      { say: 'done' },
    ],
  },
};
