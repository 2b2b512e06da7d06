export const upTo = (last: number) => Array.from({ length: last }, (_, nth) => nth + 1);
