export const sounds = {
  off: 'Sounds: off',
  on: 'Sounds: on',
};
