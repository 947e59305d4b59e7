import { lazy, Suspense } from 'react';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { TextWaiting } from '#views/text/text-waiting.tsx';

/** What sets a text comes when one is opened: most people agree without a look. */
const SheetText = lazy(() =>
	import('./sheet-text.tsx').then(
		({ SheetText }) => ({ default: SheetText }),
		() => ({ default: NotLoaded }),
	),
);

type Props = { slug: PageTextSlug; isOpen: boolean; onClose: () => void };

/** A text one is asked to agree to, over the form that asks. */
export function TextSheet({ slug, isOpen, onClose }: Props) {
	const t = useTranslations('text');
	const footer = (
		<Button isFull onClick={onClose}>
			{t('close')}
		</Button>
	);
	return (
		<Sheet
			isOpen={isOpen}
			title={t('title', { slug })}
			closeLabel={t('close')}
			onClose={onClose}
			footer={footer}
			isProse
		>
			<Suspense fallback={<TextWaiting />}>
				<SheetText slug={slug} />
			</Suspense>
		</Sheet>
	);
}

function NotLoaded() {
	const t = useTranslations('text');
	return (
		<Note tone="bad" isAlert>
			{t('failed')}
		</Note>
	);
}
