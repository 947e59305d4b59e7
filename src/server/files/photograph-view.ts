import type { HiddenPhotograph, OwnPhotograph, ShownPhotograph } from '#contract/api/photograph.ts';
import { middle, type Photograph } from '#domain/file/photograph.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import type { StoredFile } from './stored-file.ts';

type PictureFile = Pick<StoredFile, 'id' | 'variants' | 'picture'>;

const unknown = { height: 0, blur: '', focus: middle, alt: {} };

/** What it takes to show a file that is a picture; of one from before there were such facts, as far as they are known. */
export function photographOf({ id, variants, picture }: PictureFile): Photograph {
	const { height, blur, focus } = picture ?? unknown;
	const widths = [...new Set(variants.flatMap(({ width }) => width ?? []))].sort((a, b) => a - b);
	return { id, widths, height, blur, focus };
}

/** As its keeper edits it. */
export const ownPhotographView = (file: PictureFile): OwnPhotograph => ({
	...photographOf(file),
	alt: file.picture?.alt ?? {},
});

/** One that was taken out of sight, with why. */
export const hiddenPhotographView = (file: PictureFile & { hiddenReason: string | null }): HiddenPhotograph => ({
	...ownPhotographView(file),
	reason: file.hiddenReason,
});

/** What it shows, in the reader's language; what nobody has written in a language they may know is not said. */
export const shownAlt = (alt: LocaleText, language: ContentLocale): string | null =>
	alt[shownLocale(alt, language) ?? 'ko'] || null;

export const shownPhotographView = (file: PictureFile, language: ContentLocale): ShownPhotograph => ({
	...photographOf(file),
	alt: shownAlt(file.picture?.alt ?? {}, language),
});
