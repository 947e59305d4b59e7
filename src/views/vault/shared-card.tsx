import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { SharedFiles } from './shared-files.tsx';

/** The health files of a reservation, a question or a consultation, to whoever shares or receives them. */
export function SharedCard(props: Parameters<typeof SharedFiles>[0]) {
	const t = useTranslations('vault');
	return (
		<Card id="medical-files" title={t('title')}>
			<SharedFiles {...props} />
		</Card>
	);
}
