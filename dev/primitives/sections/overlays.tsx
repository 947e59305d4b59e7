import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Lightbox } from '#ui/lightbox.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { Specimen } from '../specimen.tsx';

export function Overlays() {
	return (
		<>
			<Specimen name="sheet: from the bottom on phones, in the middle above">
				<SampleSheet paragraphs={1} />
			</Specimen>
			<Specimen name="sheet with more than fits">
				<SampleSheet paragraphs={12} />
			</Specimen>
			<Specimen name="lightbox, several pictures">
				<SampleLightbox pictures={['palace-dawn-1', 'hanok-dusk-1', 'forest-summer-1']} />
			</Specimen>
			<Specimen name="lightbox, one picture">
				<SampleLightbox pictures={['seoul-day-2']} />
			</Specimen>
		</>
	);
}

function SampleSheet({ paragraphs }: { paragraphs: number }) {
	const t = useTranslations();
	const [isOpen, setIsOpen] = useState(false);
	const close = () => setIsOpen(false);
	return (
		<>
			<Button onClick={() => setIsOpen(true)}>{t('product.list.filters')}</Button>
			<Sheet
				isOpen={isOpen}
				title={t('product.list.filters')}
				closeLabel={t('product.list.closeFilters')}
				onClose={close}
				footer={
					<Button variant="primary" isFull onClick={close}>
						{t('product.list.show', { count: 12 })}
					</Button>
				}
			>
				{Array.from({ length: paragraphs }, (_, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same text again and again
					<p key={at}>{t('product.detail.cancelProvider')}</p>
				))}
			</Sheet>
		</>
	);
}

function SampleLightbox({ pictures }: { pictures: string[] }) {
	const t = useTranslations('product');
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button onClick={() => setIsOpen(true)}>{t('detail.pictures', { count: pictures.length })}</Button>
			{isOpen && (
				<Lightbox
					count={pictures.length}
					startAt={0}
					pictureAt={(at) => (
						<img src={`/assets/images/art/${pictures[at]}-960.webp`} width={960} height={720} alt="" />
					)}
					labelAt={(at) => t('detail.picture', { at: at + 1, count: pictures.length })}
					closeLabel={t('panel.close')}
					previousLabel={t('detail.previousPicture')}
					nextLabel={t('detail.nextPicture')}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</>
	);
}
