import type { TextReference } from '#contract/api/translation.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Translatable, TranslatedKind } from '#domain/translation/translation.ts';
import type { MemberContext } from './member-context.ts';

type Asked = Omit<TextReference, 'kind'> & { language: ContentLocale };

/** A text exactly as who asks is shown it; undefined where they are not. Each feature says it of its own; `features/handlers.ts` puts them together. */
export type TranslatableReader = (context: MemberContext, asked: Asked) => Promise<Translatable | undefined>;

export type TranslatableTexts = Record<TranslatedKind, TranslatableReader>;
