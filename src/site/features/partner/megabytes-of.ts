/** 838,860 bytes → “0.8”; never “0”. */
export const megabytesOf = (bytes: number): string => Math.max(0.1, bytes / (1024 * 1024)).toFixed(1);
