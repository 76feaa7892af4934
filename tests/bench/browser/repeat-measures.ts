import type { Browser } from 'playwright';
import type { Candidate } from './candidate.ts';
import { checkCandidate } from './check-candidate.ts';
import { measureCountryList } from './measures/country-list.ts';
import { keepsEarlyInput } from './measures/early-input.ts';
import { measureLoad } from './measures/load.ts';
import { countRendersPerKey } from './measures/renders.ts';
import { measureMemory, measureStepChange } from './measures/steps.ts';
import { measureTexts } from './measures/texts.ts';
import { type Sample, Samples } from './sample.ts';

interface Plan {
  candidates: Candidate[];
  /** Address of the product of forms/. */
  shipped: string | undefined;
  sizes: number[];
  repeats: number;
}

/** Measures everything; in each repeat the candidates take turns, so that a busy machine slows all of them. */
export async function repeatMeasures(
  browser: Browser,
  { candidates, shipped, sizes, repeats }: Plan,
): Promise<Sample[]> {
  const samples = new Samples();
  for (const candidate of candidates) {
    await checkCandidate(browser, candidate);
    await countOnce(browser, candidate, sizes, samples);
  }
  const wizard = shipped && `${shipped}/signup?token=t`;
  if (wizard) samples.add('/signup', 'memory', await measureMemory(browser, wizard));
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const candidate of candidates) await loadAddress(browser, candidate, samples);
    for (const size of sizes) {
      for (const candidate of candidates) {
        const values = await measureTexts(browser, candidate, size);
        samples.add(candidate.name, `texts-${size}`, values);
      }
    }
    if (wizard) {
      await loadShipped(browser, { '/': `${shipped}/`, '/signup': wizard }, samples);
      samples.add('/signup', 'steps', { change: await measureStepChange(browser, wizard) });
    }
    console.error(`Repeat ${repeat + 1} of ${repeats} is done.`);
  }
  return samples.all;
}

/** Takes what is counted, not timed: once is enough. */
async function countOnce(
  browser: Browser,
  candidate: Candidate,
  sizes: number[],
  samples: Samples,
): Promise<void> {
  const kept = await keepsEarlyInput(browser, candidate);
  samples.add(candidate.name, 'early', { kept: Number(kept) });
  if (!candidate.isReact) return;
  for (const size of sizes) {
    const renders = await countRendersPerKey(browser, candidate, size);
    samples.add(candidate.name, `texts-${size}`, { renders });
  }
}

async function loadAddress(browser: Browser, candidate: Candidate, samples: Samples) {
  const { name, address, isReact } = candidate;
  for (const line of ['slow', 'unlimited'] as const) {
    samples.add(name, line, await measureLoad(browser, address, { line, isReact }));
  }
  samples.add(name, 'country', { open: await measureCountryList(browser, candidate) });
}

async function loadShipped(browser: Browser, screens: Record<string, string>, samples: Samples) {
  for (const [route, address] of Object.entries(screens)) {
    const load = await measureLoad(browser, address, { line: 'slow', isReact: true });
    samples.add(route, 'shipped', load);
  }
}
