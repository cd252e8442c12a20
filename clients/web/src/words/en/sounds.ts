export const sounds = {
  off: 'Sounds: off',
  soft: 'Sounds: soft',
  full: 'Sounds: loud',
};
