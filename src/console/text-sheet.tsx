import type { PageTextSlug } from '#domain/page/page-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PageText } from '#views/text/page-text.tsx';
import { siteLinks } from './content/site-links.tsx';

type Props = {
	slug: PageTextSlug;
	/** Where it is called otherwise than in forms. */
	title?: string | undefined;
	/** Another version than that in force, and in which language. */
	version?: string | undefined;
	language?: Locale | undefined;
	isOpen: boolean;
	onClose: () => void;
};

/** A text one is asked to agree to, over the form that asks; or one that others agreed to. */
export function TextSheet({ slug, title, version, language, isOpen, onClose }: Props) {
	const t = useTranslations('text');
	return (
		<Sheet
			isOpen={isOpen}
			isProse
			title={title ?? t('title', { slug })}
			closeLabel={t('close')}
			onClose={onClose}
			footer={
				<Button isFull onClick={onClose}>
					{t('close')}
				</Button>
			}
		>
			{isOpen && <PageText {...{ slug, version, language }} links={siteLinks} />}
		</Sheet>
	);
}
