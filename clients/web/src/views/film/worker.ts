import type { Size } from '../../board/camera';
import { encodeFilm, type Picture } from './encode';

/** What the page tells the worker: each picture, and at last how large they are. */
export type ToWorker = { picture: Picture } | { size: Size };
/** What it hears: how much is encoded, and the film. */
export type FromWorker = { done: number } | { film: Uint8Array } | { failed: string };

const pictures: Picture[] = [];
const tell = (told: FromWorker) => postMessage(told);

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('picture' in data) return void pictures.push(data.picture);
  try {
    tell({ film: encodeFilm(data.size, pictures, (done) => tell({ done })) });
  } catch (error) {
    tell({ failed: String(error) });
  }
};
