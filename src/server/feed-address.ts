/** Where calendars read a feed; its secret is the login. */
export const feedAddress = (origin: string, secret: string): string => `${origin}/api/calendar/${secret}.ics`;
