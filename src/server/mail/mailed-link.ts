import { consoleDoors, consolePages } from '#contract/console-pages.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';

/** The secret of a new link, 256 bits, and what is kept of it. */
export function createSecret(): { secret: string; secretHash: string } {
	const secret = newSecret();
	return { secret, secretHash: secretHashOf(secret) };
}

export const verifyLink = (origin: string, secret: string) => `${origin}/login?verify=${secret}`;
export const resetLink = (origin: string, secret: string) => `${origin}/forgot?token=${secret}`;
/** The same at the console's door, for who asked there. */
export const consoleResetLink = (origin: string, secret: string) => `${origin}${consoleDoors.forgot}?token=${secret}`;
/** Who has no account yet joins there; who has one accepts. */
export const invitationLink = (origin: string, secret: string) => `${origin}/join?invitation=${secret}`;
export const forgotLink = (origin: string) => `${origin}/forgot`;
/** What a house has been reserved. */
export const providedLink = (origin: string) => `${origin}${consolePages.reservations.path}`;
/** Where calendar address and shared trips are made. */
export const tripsLink = (origin: string) => `${origin}/my/reserve`;
