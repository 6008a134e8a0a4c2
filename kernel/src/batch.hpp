// Many games that step together and write what is seen of them into arrays that Python reads without copies.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "board.hpp"
#include "position.hpp"
#include "random.hpp"

namespace blokus {

// Threads that wait between steps. The caller works too, so one share needs no thread.
class Crew {
public:
    explicit Crew(int shares);
    ~Crew();
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    // Calls work(share) once for each share, and returns when all are done. `work` must not throw.
    void run(const std::function<void(int)>& work);
    int shares() const { return static_cast<int>(threads_.size()) + 1; }

private:
    void wait_for_work(int share);

    std::vector<std::thread> threads_;
    std::mutex mutex_;
    std::condition_variable begun_, done_;
    const std::function<void(int)>* work_ = nullptr;
    uint64_t round_ = 0;
    int busy_ = 0;
    bool ends_ = false;
};

struct BatchOptions {
    bool fixed_corners = true;
    bool advanced = false;   // bonuses count (BK-35, BK-36)
    bool dense = false;      // the mask over all actions is filled too
    bool planes = true;      // what is seen is filled
    int threads = 1;
};

// A finished game begins anew within the same step; what its last position was worth stays readable until the next.
class Batch {
public:
    Batch(const std::string& variant, int games, uint64_t seed, const BatchOptions& options);

    // Throws std::invalid_argument, naming the first game whose action is not legal; then nothing has changed.
    void step(const int32_t* actions);
    void reset();
    void set_game(int game, const std::vector<int>& moves);  // throws likewise; `refresh` makes it visible
    void refresh();

    // A legal action for every game, each equally likely.
    void sample(int32_t* actions);

    const std::string& variant() const { return variant_; }
    const BatchOptions& options() const { return options_; }
    const Terms& terms() const { return *terms_; }
    int games() const { return static_cast<int>(games_.size()); }
    int plane_count() const { return terms_->colours + 3; }
    int legal_count() const { return offsets_.back(); }
    const std::vector<Move>& moves_of(int game) const { return games_[static_cast<size_t>(game)].moves; }
    std::vector<uint64_t> luck() const;
    void set_luck(const std::vector<uint64_t>& luck);

    // Buffers, a row a game.
    std::vector<uint8_t> planes;     // [games, plane_count, size, size]
    std::vector<uint8_t> hands;      // [games, colours, PIECES]
    std::vector<int32_t> last;       // [games, colours]: the last move of each, or -1
    std::vector<uint8_t> mask;       // [games, actions], if dense
    std::shared_ptr<std::vector<int32_t>> legal = std::make_shared<std::vector<int32_t>>();  // of all games in turn, ascending
    std::vector<int8_t> colour;      // to move
    std::vector<int8_t> seat;        // to move
    std::vector<float> rewards;      // [games, players]: 0 until the game ends
    std::vector<uint8_t> ended;      // whether the last step ended the game
    std::vector<int16_t> points;     // [games, players]: of the game that ended last
    std::vector<int32_t>& offsets() { return offsets_; }

private:
    struct Game {
        Board board;
        std::array<Rows, COLOURS> laid;
        std::vector<Move> moves;
        std::vector<int32_t> legal;
        Random random;
    };

    void begin(Game& game) const;
    void lay(Game& game, Move move) const;
    void end(size_t index);
    void look(size_t index, std::vector<uint64_t>& marks);
    void draw_planes(size_t index);
    void for_all(const std::function<void(size_t, std::vector<uint64_t>&)>& work);

    std::string variant_;
    BatchOptions options_;
    std::shared_ptr<const Terms> terms_;
    std::vector<Game> games_;
    std::vector<int32_t> offsets_;
    Crew crew_;
    std::vector<std::vector<uint64_t>> marks_;  // a bit for each action, a row for each share; all zero between uses
};

}  // namespace blokus
