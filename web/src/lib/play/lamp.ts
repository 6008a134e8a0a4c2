/** The lamp that stands for a hint, on a grid of 24 by 24. */
export const LAMP =
  'M9.500 18h5M10.500 21h3M9.500 15c0-1.200-.5-1.900-1.200-2.700a5.500 5.500 0 1 1 7.400 0c-.7.8-1.200 1.500-1.200 2.700z';
