import type { PageTextSlug } from '#domain/page/page-text.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PageText } from '#views/text/page-text.tsx';
import { siteLinks } from './content/site-links.tsx';

type Props = { slug: PageTextSlug; isOpen: boolean; onClose: () => void };

/** A text one is asked to agree to, over the form that asks. */
export function TextSheet({ slug, isOpen, onClose }: Props) {
	const t = useTranslations('text');
	return (
		<Sheet
			isOpen={isOpen}
			isProse
			title={t('title', { slug })}
			closeLabel={t('close')}
			onClose={onClose}
			footer={
				<Button isFull onClick={onClose}>
					{t('close')}
				</Button>
			}
		>
			{isOpen && <PageText slug={slug} links={siteLinks} />}
		</Sheet>
	);
}
