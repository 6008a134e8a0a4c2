/** A base that stands, and a block turned by a quarter that comes down over five ticks, as the server writes it. */

/** Every tick is kept. */
export const EVERY_TICK =
  'eNpj5E9MSk5JTUvPSGG48f8F83xpBiCYLx3AwMHMwMzAysDIVJRYkJlaZJyiYKBnbKZnaGhkbGJqZm7BxnCCUVjYn4HhAn95-YUeRgYU8IAZTC2YgyYOByDNwmD9DBAjgGBfHoYyqBAA_TobyA';
/** Every second tick is kept, and the last one. */
export const SECOND_TICK =
  'eNpj5E9MSk5JTUvPSGG48f8F83xpBiCYLx3AwMHMwMzAysDEVJRYkJlaZJyiYKBnbKZnaGhkbGJqZm7BwnCCUVjYn4HhAn95-YUeRgY4eMAMJBbMQRIBgxOM6uog9UAN7xnfM5bvy0OSBHMAt10bzQ';
